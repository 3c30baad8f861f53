import { Icon } from '@sesame/ui';
import { type DragEvent, useState } from 'react';
import { useTexts } from '../../locales/texts.tsx';

/** File picker and drop target. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const { replay: say } = useTexts();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={`slab file-drop${isOver ? ' over' : ''}`}
      onDrop={drop}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
    >
      <Icon name="upload" size={32} />
      <span className="soft">{say.openText}</span>
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        aria-label={say.open}
        onChange={({ target }) => take(target.files?.[0])}
      />
      <span className="btn plain">{say.choose}</span>
      <span className="soft small wide">{say.drop}</span>
    </label>
  );
}
