import type { Page } from '@playwright/test';

/** Lists what is smaller than a finger, once what moves into view has arrived at its size. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined);
  });
  return [...new Set(await page.evaluate(listSmallTargets))];
}

/**
 * Finds what is touched within less than 44 px in one direction. A pseudo-element or a label around it may add to it. Links
 * in a sentence are left out, as WCAG does, and what only a keyboard reaches.
 */
function listSmallTargets(): string[] {
  const least = 43.5;
  const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const after = getComputedStyle(element, '::after');
    const isWider = after.position === 'absolute' && after.content !== 'none';
    const added = isWider ? [Number.parseFloat(after.width) || 0, Number.parseFloat(after.height) || 0] : [0, 0];
    return { width: Math.max(width, added[0] ?? 0), height: Math.max(height, added[1] ?? 0) };
  };
  return [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]'),
    )
    .map((element) => ({ element, target: element.matches('input') ? (element.closest('label') ?? element) : element }))
    .map(({ element, target }) => ({ element, own: sizeOf(element), size: sizeOf(target) }))
    .filter(({ element, own }) => own.width > 1 && own.height > 1 && !isInSentence(element))
    .filter(({ size }) => size.height < least || size.width < least)
    .map(({ element, size }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” ${Math.round(size.width)} × ${Math.round(size.height)}`;
    });
}
