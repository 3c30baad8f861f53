/** Something that happens again and again, and those who want to know. */
export interface Signal<Value> {
  listen(hear: (value: Value) => void): void;
  tell(value: Value): void;
}

export const makeSignal = <Value>(): Signal<Value> => {
  const ears: ((value: Value) => void)[] = [];
  return {
    listen: (hear) => {
      ears.push(hear);
    },
    tell: (value) => {
      for (const hear of ears) hear(value);
    },
  };
};
