import { type ReactNode, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { useScrollToSelected } from './use-scroll-to-selected.ts';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export function Tabs(props: {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly className?: string;
}) {
  const { label, items, value, onChange, className } = props;
  const list = useRef<HTMLDivElement>(null);
  useScrollToSelected(list, value);
  return (
    <AriaTabs
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(onChange === undefined ? {} : { onSelectionChange: (id) => onChange(String(id)) })}
      className={`tabbed${className ? ` ${className}` : ''}`}
    >
      <TabList ref={list} aria-label={label} className="tabs" data-scrolls-sideways>
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
