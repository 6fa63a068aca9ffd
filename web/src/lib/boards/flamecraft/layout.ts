/** How the parts of the table stand: asked of the board's own size, never of the window's. */
export type Form =
  /** Market beside the street. */
  | 'beside'
  /** Market below the street. */
  | 'below'
  /** The same, the dock in two rows and five shops in a row at most. */
  | 'tablet'
  /** One part at a time, and the dock as a sheet. */
  | 'phone';

export function formOf(width: number, height: number): Form {
  if (width < 600) return 'phone';
  if (width < 860) return 'tablet';
  // Low and not wide: a column costs less than a row.
  return width >= 1180 || (width >= 940 && height < 760) ? 'beside' : 'below';
}
