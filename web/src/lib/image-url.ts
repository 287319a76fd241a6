/** The address of a product picture at a size; the picture server takes it from the query. */
export function imageUrl(image: string, width: number, height = width): string {
  const [address = '', fragment] = image.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}w=${width}&h=${height}${fragment ? `#${fragment}` : ''}`;
}
