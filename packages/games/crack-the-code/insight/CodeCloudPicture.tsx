import { useEffect, useRef } from 'react';
import type { CodeCloud } from '../solver/code-cloud.ts';

const WIDTH = 324;
/** Larger spaces are drawn as every so many codes. */
const MAX_DOTS = 8_000;

/** Every code as a dot: bright while it is possible, dim if the last guess ruled it out, else gone. */
export function CodeCloudPicture({ cloud }: { readonly cloud: CodeCloud }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const every = Math.ceil(cloud.ruledOutBy.length / MAX_DOTS);
  const dots = Math.ceil(cloud.ruledOutBy.length / every);
  const columns = Math.ceil(Math.sqrt(dots * 1.5));
  const size = WIDTH / columns;
  const height = Math.ceil(dots / columns) * size;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current) return;
    const style = getComputedStyle(canvas.current);
    const [bright, dim] = [style.getPropertyValue('--brass-text'), style.getPropertyValue('--line')];
    context.clearRect(0, 0, WIDTH, height);
    const last = cloud.left.length - 1;
    const draw = (dot: number, by: number) => {
      if (by !== 0 && by !== last) return;
      context.fillStyle = by === 0 ? bright : dim;
      const radius = by === 0 && (cloud.left.at(-1) ?? 0) < 100 ? size : size * 0.4;
      context.beginPath();
      context.arc(((dot % columns) + 0.5) * size, (Math.floor(dot / columns) + 0.5) * size, radius, 0, 7);
      context.fill();
    };
    const byDot = Array.from({ length: dots }, (_, dot) => cloud.ruledOutBy[dot * every] ?? 1);
    // The few that are possible lie above the many that are not.
    for (const [dot, by] of byDot.entries()) if (by !== 0) draw(dot, by);
    for (const [dot, by] of byDot.entries()) if (by === 0) draw(dot, by);
  }, [cloud, columns, dots, every, height, size]);
  return <canvas ref={canvas} className="code-cloud" width={WIDTH} height={height} />;
}
