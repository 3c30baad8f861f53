import { useMessages, useScrollToSelected } from '@sesame/ui';
import { useRef } from 'react';
import { Link } from 'wouter';
import { adminTexts } from '../../locales/admin/texts.ts';
import { peopleTexts } from '../../locales/people/texts.ts';
import { CountBadge } from '../../widgets/CountBadge.tsx';

/** Links to the sections of the console; open reports are counted. */
export function AdminNav(props: {
  readonly sections: readonly { readonly path: string; readonly name: string; readonly count?: number }[];
  readonly current: string;
}) {
  const { sections, current } = props;
  const say = useMessages(adminTexts);
  const people = useMessages(peopleTexts);
  const list = useRef<HTMLElement>(null);
  useScrollToSelected(list, current);
  return (
    <nav ref={list} className="tabs admin-nav" aria-label={say.sections} data-scrolls-sideways>
      {sections.map(({ path, name, count = 0 }) => (
        <Link
          key={path}
          href={path === '' ? '/admin' : `/admin/${path}`}
          className="tab"
          {...(path === current && { 'aria-current': 'page', 'data-selected': true })}
        >
          {name}
          {count > 0 && (
            <>
              <CountBadge count={count} />
              <span className="visually-hidden">{people.openReports(count)}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
