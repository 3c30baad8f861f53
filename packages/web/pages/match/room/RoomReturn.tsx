import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLiveRoom } from '../../../data/topics.ts';

/** How long the end scene stays before the phone goes back to its room. */
const END_SCENE_MS = 30_000;

/** Leads from an ended match of a room back to the room: after a while, or when somebody starts the next match. */
export default function RoomReturn(props: { readonly code: string; readonly match: string; readonly isOver: boolean }) {
  const { code, match, isOver } = props;
  const [, navigate] = useLocation();
  const room = useLiveRoom(code);
  const isNext = room?.table !== undefined && room.match !== match;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => navigate(`/room/${code}`), isNext ? 0 : END_SCENE_MS);
    return () => clearTimeout(timer);
  }, [code, isOver, isNext, navigate]);
  return undefined;
}
