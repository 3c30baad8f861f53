/** "+9", "−3", "0". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
