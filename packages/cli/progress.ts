const WIDTH = 30;

/** A bar on standard error, if that is a terminal; on anything else nothing. */
export const makeProgress = (all: number, stream: NodeJS.WriteStream = process.stderr) => {
  let drawn = '';
  const draw = (line: string) => {
    if (!stream.isTTY || line === drawn) return;
    drawn = line;
    stream.write(`\r\u001b[K${line}`);
  };
  return {
    show: (done: number) => {
      const full = Math.round((WIDTH * done) / all);
      draw(`${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor((100 * done) / all)}% of ${all}`);
    },
    end: () => draw(''),
  };
};
