/** Something that happens again and again, and those who want to know. */
export interface Event<Value> {
  listen(hear: (value: Value) => void): void;
  emit(value: Value): void;
}

export const makeEvent = <Value>(): Event<Value> => {
  const ears: ((value: Value) => void)[] = [];
  return {
    listen: (hear) => {
      ears.push(hear);
    },
    emit: (value) => {
      for (const hear of ears) hear(value);
    },
  };
};
