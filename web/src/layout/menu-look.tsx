import { LanguageSelect } from './language-select';
import { ThemeToggle } from './theme-toggle';

const row = 'min-h-12 items-center rounded-control px-3 font-medium hover:bg-sunken';

/** How a link looks in a menu that is a drawer. */
export const menuLinks = { linkClass: `flex ${row}`, currentClass: 'bg-primary-soft text-primary-ink' };

/** Language and scheme, for which a phone's header has no room. */
export function MenuChoices() {
  return (
    <div className="grid gap-2 border-line border-t pt-4 sm:hidden">
      <LanguageSelect className="flex w-full" />
      <ThemeToggle isLabelled className={`flex gap-3 text-start ${row}`} />
    </div>
  );
}
