export const en = {
  milliseconds: (ms: number) => `${(ms / 1000).toFixed(2)} s`,
  between: (low: number, high: number) => `${low} to ${high} ms`,
  credited: 'Counted',
  claimed: 'By the screen',
  arrived: 'Reached the house after',
  roundTrip: 'There and back',
  held: 'Waited for others',
  decided: 'Decided',
  alone: 'nobody was near',
  time: 'by time',
  arrival: 'too close: by arrival',
};
