import type { Product } from './http/products';

/** What schema.org calls these options, by their names in the store's languages. */
const properties = {
  color: ['color', 'colour', 'farbe', 'couleur', 'cor', 'カラー', '色', '颜色', 'اللون'],
  size: ['size', 'größe', 'talla', 'tamaño', 'taille', 'tamanho', 'サイズ', '尺寸', '尺码', 'المقاس'],
  material: ['material', 'matière', 'matériau', '素材', '材质', 'الخامة', 'المادة'],
  pattern: ['pattern', 'muster', 'motif', 'estampado', 'padrão', 'estampa', '柄', '图案', 'النقش'],
};

const brands = ['brand', 'marke', 'marque', 'marca', 'ブランド', '品牌', 'العلامة التجارية'];

export const knownProperty = (option: string): string | undefined =>
  Object.entries(properties).find(([, names]) => names.includes(option.toLowerCase()))?.[0];

/** Returns what the specifications name as the brand. The store itself is not the brand of what it sells. */
export const brandOf = (specs: Product['specs']): string | undefined =>
  specs.find(({ label }) => brands.includes(label.toLowerCase()))?.value;
