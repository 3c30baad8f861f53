import './announcement-bar.css';
import type { Announcement } from '@sesame/protocol';
import { Icon, IconButton, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { chatTexts } from '../../locales/chat/texts.ts';

const STORAGE_KEY = 'sesame.dismissed';

const loadDismissed = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

/** Announcements of the admin, each until it expires or is dismissed. */
export default function AnnouncementBar({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const say = useMessages(chatTexts);
  const [dismissed, setDismissed] = useState(loadDismissed);
  const now = useNow(announcements);
  const shown = announcements.filter(({ id, until }) => until > now && !dismissed.includes(id));
  const dismiss = (id: string) => {
    // Forget dismissed announcements that no longer exist.
    const known = [...dismissed, id].filter((one) => announcements.some((announcement) => announcement.id === one));
    setDismissed(known);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(known));
  };
  return (
    <section className="announcements" aria-label={say.announcement} aria-live="polite">
      {shown.map(({ id, text }) => (
        <p key={id} className="announcement">
          <Icon name="bell" />
          <span className="grow">{text}</span>
          <IconButton icon="cross" size={16} label={say.dismiss} onPress={() => dismiss(id)} />
        </p>
      ))}
    </section>
  );
}

/** The current time, updated when the next announcement expires. */
const useNow = (announcements: readonly Announcement[]): number => {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...announcements.map(({ until }) => until).filter((until) => until > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // setTimeout overflows after 24.8 days.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 50, 86_400_000));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
};
