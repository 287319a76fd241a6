import type { LucideIcon } from 'lucide-react';

/** An item of a list: a heading and a text, beside an icon that says the same. */
export function FeatureTile({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1 text-muted text-sm leading-relaxed">{text}</p>
      </div>
    </li>
  );
}
