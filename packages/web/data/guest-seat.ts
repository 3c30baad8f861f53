import type { MatchInfo } from '@sesame/protocol';

/** The viewer’s seat, if it is another person’s on this device. */
export const guestSeat = ({ seats, you }: Pick<MatchInfo, 'seats' | 'you'>): number | undefined =>
  you !== null && seats[you]?.device !== undefined ? you : undefined;
