export interface Point {
  hours: number;
  value: number;
}

/** Returns by how much the values grow in an hour, by least squares. Zero for fewer than two times. */
export function slopePerHour(points: readonly Point[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hours, value] = [mean(points.map((point) => point.hours)), mean(points.map((point) => point.value))];
  let [above, below] = [0, 0];
  for (const point of points) {
    above += (point.hours - hours) * (point.value - value);
    below += (point.hours - hours) ** 2;
  }
  return below > 0 ? above / below : 0;
}
