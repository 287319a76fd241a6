export interface SeedSpec {
  label: string;
  value: string;
}

/** A product sourced from outside: its price is its cost plus the margin, rounded to the cent. */
export interface SeedDropship {
  supplierName: string;
  supplierProductId: string;
  supplierCost: string;
  dropshipMargin: number;
}

export interface SeedProduct {
  slug: string;
  name: string;
  description: string;
  specs: SeedSpec[];
  price: string;
  /** Slug of a category in categories.ts. */
  category: string;
  featured: boolean;
  inStock: boolean;
  stockQuantity: number;
  lowStockThreshold?: number;
  dropship?: SeedDropship;
}

export interface SeedCategory {
  slug: string;
  name: string;
  description: string;
}

/** Where the storefront serves the image of the product with this slug. */
export function productImagePath(slug: string): string {
  return `/images/products/${slug}.webp`;
}
