import { ChevronDown } from 'lucide-react';
import { Content, Root, Trigger } from 'radix-ui/popover';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';
import { StoreMenu } from './own-menu-list';

const end = 'ms-px pointer-coarse:min-w-11 rounded-s-none px-2! max-lg:hidden';

/** The way to the store, and beside it a menu of the links that visitors have in the header. */
export function StoreLinks() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const label = t('layout.store_links');
  return (
    <div className="flex">
      <Link
        to={paths.home}
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'whitespace-nowrap lg:rounded-e-none' })}
      >
        {t('layout.nav.view_store')}
      </Link>
      <Root open={isOpen} onOpenChange={setOpen}>
        <Trigger aria-label={label} className={buttonClass({ variant: 'secondary', size: 'sm', className: end })}>
          <ChevronDown size={16} aria-hidden />
        </Trigger>
        <Content
          align="end"
          sideOffset={6}
          aria-label={label}
          className="w-56 rounded-card border border-line bg-surface p-1.5 shadow-lift data-[state=open]:animate-pop-in"
        >
          <StoreMenu
            onChoose={() => setOpen(false)}
            className="grid gap-0.5"
            linkClass="flex min-h-9 items-center rounded-control px-3 text-sm hover:bg-sunken pointer-coarse:min-h-11"
            currentClass="bg-primary-soft font-semibold text-primary-ink"
          />
        </Content>
      </Root>
    </div>
  );
}
