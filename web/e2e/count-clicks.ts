import { expect, type Locator } from '@playwright/test';

type ClickOptions = Parameters<Locator['click']>[0];

/** Counts the clicks of a task, which may take so many. Typing, pasting and Enter are no clicks. */
export function countClicks(task: string, clicksMax: number) {
  let clicks = 0;
  return {
    click: async (target: Locator, options: ClickOptions = {}) => {
      clicks += 1;
      await target.click(options);
    },
    /** Choosing from a list takes two: to open it and to choose. */
    choose: async (list: Locator, option: string) => {
      clicks += 2;
      await list.selectOption(option);
    },
    chooseFile: async (field: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      clicks += 2;
      await field.setInputFiles(file);
    },
    report: () => {
      process.stdout.write(`${task}: ${clicks} of at most ${clicksMax} clicks\n`);
      expect(clicks, task).toBeLessThanOrEqual(clicksMax);
    },
  };
}
