import '../styles/index.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InlinePieces, inlinePiece } from './InlinePieces.tsx';

const FIVE_PIECES = `Ann takes ${['a', 'b', 'c', 'd'].map(inlinePiece).join(', ')} and ${inlinePiece('e')}.`;
const draw = () => <span className="test-piece" style={{ display: 'inline-block', width: 24, height: 24 }} />;

test.each([60, 80, 100, 120, 140, 160])('in %i px, what follows a piece stays on its line', async (width) => {
  await page.render(
    <div style={{ width }}>
      <InlinePieces text={FIVE_PIECES} draw={draw} />
    </div>,
  );
  const followed = [...document.querySelectorAll('.test-piece')].filter(({ nextSibling }) => nextSibling !== null);
  expect(followed).toHaveLength(4);
  for (const piece of followed) {
    const after = document.createRange();
    after.selectNodeContents(piece.nextSibling ?? piece);
    expect(after.getBoundingClientRect().left).toBeCloseTo(piece.getBoundingClientRect().right, 0);
  }
  await expect.element(page.getByText('Ann takes , , , and .')).toBeVisible();
});
