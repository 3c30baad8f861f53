export const en = {
  milliseconds: (ms: number) => `${(ms / 1000).toFixed(2)} s`,
  between: (low: number, high: number) => `${low} to ${high} ms`,
  credited: 'Credited time',
  claimed: 'Client-reported time',
  arrived: 'Reached the server after',
  roundTrip: 'Round-trip time',
  held: 'Held for others',
  decided: 'Decided by',
  alone: 'no rival claim',
  time: 'time',
  arrival: 'arrival (too close to call)',
};
