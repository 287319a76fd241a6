export interface TrailStep {
  name: string;
  /** Its address in the store. */
  to: string;
}

/** Breadcrumbs as a schema.org object. */
export const trail = (steps: TrailStep[], absolute: (address: string) => string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(to),
  })),
});
