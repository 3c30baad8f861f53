const BAR_WIDTH = 30;

/** A progress bar on standard error. Draws nothing unless that is a terminal. */
export const makeProgress = (total: number, stream: NodeJS.WriteStream = process.stderr) => {
  let drawn = '';
  const draw = (line: string) => {
    if (!stream.isTTY || line === drawn) return;
    drawn = line;
    stream.write(`\r\u001b[K${line}`);
  };
  return {
    show: (done: number) => {
      const full = Math.round((BAR_WIDTH * done) / total);
      draw(`${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${Math.floor((100 * done) / total)}% of ${total}`);
    },
    end: () => draw(''),
  };
};
