import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export function Tabs(props: {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly className?: string;
}) {
  const { label, items, value, onChange, className } = props;
  const list = useRef<HTMLDivElement>(null);
  useChosenInSight(list, value);
  return (
    <AriaTabs
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(onChange === undefined ? {} : { onSelectionChange: (id) => onChange(String(id)) })}
      className={`tabbed${className ? ` ${className}` : ''}`}
    >
      <TabList ref={list} aria-label={label} className="tabs">
        {items.map(({ id, label: name }) => (
          <Tab key={id} id={id} className="tab">
            {name}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Where tabs do not all fit, the chosen one is brought to the middle. Only the tabs scroll, never the page. */
const useChosenInSight = (list: RefObject<HTMLDivElement | null>, value: string | undefined): void => {
  useEffect(() => {
    // The tabs are there a moment after they are given.
    const frame = requestAnimationFrame(() => {
      const tabs = list.current;
      const chosen = value === undefined ? undefined : tabs?.querySelector('[data-selected]');
      if (!tabs || !chosen) return;
      const [room, tab] = [tabs.getBoundingClientRect(), chosen.getBoundingClientRect()];
      tabs.scrollLeft += tab.left + tab.width / 2 - room.left - room.width / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [list, value]);
};
