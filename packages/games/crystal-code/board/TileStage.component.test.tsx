import '@sesame/ui/styles.css';
import './board.css';
import './race.css';
import './tiles.css';
import './symbols.css';
import { Sprite } from '@sesame/ui';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyRaceEdit, newRaceDraft, type RaceEdit } from './race-draft.ts';
import { TileStage } from './TileStage.tsx';
import type { TileDrag } from './tile-drag.ts';
import { WIDE_PLANE } from './tile-layout.ts';

function Stage() {
  const [draft, setDraft] = useState(() => newRaceDraft([0, 1, 2, 3, 4], WIDE_PLANE));
  const edit = useRef((change: RaceEdit) => setDraft((before) => applyRaceEdit(before, change)));
  const drag = useRef<TileDrag>(undefined);
  return (
    <div style={{ width: 740 }}>
      <Sprite />
      <TileStage {...{ draft, drag }} isLocked={false} help edit={edit.current} onChoose={() => {}} />
    </div>
  );
}

test('a dragged tile moves, and its turn, which all its symbols inherit, is not written again', async () => {
  await page.viewport(800, 700);
  await page.render(<Stage />);
  const tile = page.getByRole('button', { name: /^Tile 4/ });
  const before = tile.element().getBoundingClientRect();
  const written = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  const [x, y] = [before.width / 2, before.height / 2];
  await userEvent.dragAndDrop(tile, tile, { sourcePosition: { x, y }, targetPosition: { x: x + 24, y }, steps: 5 });
  expect(written.mock.calls.filter(([name]) => name === '--turn')).toEqual([]);
  await expect.poll(() => tile.element().getBoundingClientRect().x - before.x).toBeGreaterThan(12);
});
