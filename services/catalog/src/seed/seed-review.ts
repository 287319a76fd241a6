export interface SeedReview {
  /** The day on which it was written. */
  day: string;
  customerName: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  content: string;
}
