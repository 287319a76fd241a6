import { createElement, type SVGProps } from 'react';

interface Drawing {
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

const isNamed = (props: object) => 'role' in props || 'aria-label' in props || 'aria-hidden' in props;

/**
 * Makes a component of a drawing, in place of lucide-react's own function (vite.config.ts). That one builds the same for
 * every framework from eleven settings, in each of the fifty icons of a page, and adds three class names that nothing uses.
 */
function createIcon({ node }: Drawing) {
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(props) ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

// biome-ignore lint/style/noDefaultExport: the icons of lucide-react import it so
export { createIcon as default };
