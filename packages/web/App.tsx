import { Announcer, Sprite, Toasts } from '@sesame/ui';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Route, Switch, useLocation } from 'wouter';
import { useChosenLocale } from './data/settings.ts';
import { useMyMatches } from './data/topics.ts';
import { useKeptOut } from './data/use-me.ts';
import { type LoadedTexts, TextsProvider } from './locales/texts.tsx';
import { HomePage } from './pages/home/HomePage.tsx';
import { Announcements } from './shell/Announcements.tsx';
import { BottomNav } from './shell/BottomNav.tsx';
import { ClockBanner } from './shell/ClockBanner.tsx';
import { ConnectionNotice } from './shell/ConnectionNotice.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { GlobalOverlays } from './shell/GlobalOverlays.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { useApplySettings } from './shell/use-apply-settings.ts';
import { useIsReachable } from './shell/use-is-reachable.ts';
import { registerMatchPage } from './widgets/preload-match-page.ts';

const OfflinePage = lazy(() => import('./shell/OfflinePage.tsx'));
const TablePage = lazy(() => import('./pages/table/TablePage.tsx'));
const loadMatchPage = () => import('./pages/match/MatchPage.tsx');
const MatchPage = lazy(loadMatchPage);
registerMatchPage(loadMatchPage);
const RoomMatchPage = lazy(() => import('./pages/match/room/RoomMatchPage.tsx'));
const TableScreenPage = lazy(() => import('./pages/match/table-screen/TableScreenPage.tsx'));
const RoomsPage = lazy(() => import('./pages/room/RoomsPage.tsx'));
const RoomPage = lazy(() => import('./pages/room/RoomPage.tsx'));
const ReplayPage = lazy(() => import('./pages/replay/ReplayPage.tsx'));
const AnnotatedPage = lazy(() => import('./pages/replay/AnnotatedPage.tsx'));
const RecordsPage = lazy(() => import('./pages/replay/RecordsPage.tsx'));
const VerifyPage = lazy(() => import('./pages/verify/VerifyPage.tsx'));
const AccountPage = lazy(() => import('./pages/account/AccountPage.tsx'));
const NewPasswordPage = lazy(() => import('./pages/new-password/NewPasswordPage.tsx'));
const JoinPage = lazy(() => import('./pages/join/JoinPage.tsx'));
const EntryRefusedPage = lazy(() => import('./pages/entry/EntryRefusedPage.tsx'));
const FriendsPage = lazy(() => import('./pages/friends/FriendsPage.tsx'));
const TalkPage = lazy(() => import('./pages/friends/TalkPage.tsx'));
const SettingsPage = lazy(() => import('./pages/settings/SettingsPage.tsx'));
const ShortcutsPage = lazy(() => import('./pages/shortcuts/ShortcutsPage.tsx'));
const DailiesPage = lazy(() => import('./pages/daily/DailiesPage.tsx'));
const DailyPage = lazy(() => import('./pages/daily/DailyPage.tsx'));
const PuzzlesPage = lazy(() => import('./pages/puzzles/PuzzlesPage.tsx'));
const PuzzleDayPage = lazy(() => import('./pages/puzzles/PuzzleDayPage.tsx'));
const DayPuzzlePage = lazy(() => import('./pages/puzzles/DayPuzzlePage.tsx'));
const NextPuzzlePage = lazy(() => import('./pages/puzzles/NextPuzzlePage.tsx'));
const NotificationsAndShortcuts = lazy(() => import('./shell/overlays/NotificationsAndShortcuts.tsx'));
const TournamentsPage = lazy(() => import('./pages/tournaments/TournamentsPage.tsx'));
const TournamentPage = lazy(() => import('./pages/tournaments/TournamentPage.tsx'));
const RoundCalls = lazy(() => import('./shell/overlays/RoundCalls.tsx'));
const AdminPage = lazy(() => import('./pages/admin/AdminPage.tsx'));
const LessonPage = lazy(() => import('./pages/learn/LessonPage.tsx'));
const PracticePage = lazy(() => import('./pages/learn/PracticePage.tsx'));
const LearnPage = lazy(() => import('./pages/learn/LearnPage.tsx'));
const ConfirmAddressPage = lazy(() => import('./pages/mail/ConfirmAddressPage.tsx'));
const UnsubscribePage = lazy(() => import('./pages/mail/UnsubscribePage.tsx'));
const PlayersPage = lazy(() => import('./pages/players/PlayersPage.tsx'));
const ProfilePage = lazy(() => import('./pages/players/ProfilePage.tsx'));

/**
 * The root component. Only the home page is part of the first load; other pages are loaded on navigation. It renders again
 * only for another language or path: what the server has rendered, and whose code is still loading, would be thrown away.
 */
export function App({ initial }: { readonly initial: LoadedTexts }) {
  const locale = useChosenLocale();
  const [path, navigate] = useLocation();
  return (
    <TextsProvider locale={locale} initial={initial}>
      <RouterProvider navigate={navigate}>
        <AppliedSettings />
        <Sprite />
        <SkipLink />
        <Announcements />
        <ErrorBoundary fallback={null}>
          <ClockBanner />
        </ErrorBoundary>
        <ErrorBoundary key={path}>{PAGES}</ErrorBoundary>
        <BottomNav />
        <ConnectionNotice />
        {/* Without one of these a page can still be used. */}
        <ErrorBoundary fallback={null}>
          <GlobalOverlays />
        </ErrorBoundary>
        <ErrorBoundary fallback={null}>{LATER}</ErrorBoundary>
        <Toasts />
        <Announcer />
      </RouterProvider>
    </TextsProvider>
  );
}

const PAGES = (
  <Suspense fallback={<LoadingPage />}>
    <Pages />
  </Suspense>
);

const HOME = <HomePage />;

const LATER = (
  <Suspense>
    <NotificationsAndShortcuts />
    <CallsToRounds />
  </Suspense>
);

function AppliedSettings() {
  useApplySettings();
  return undefined;
}

/** The code is loaded only for people with matches. */
function CallsToRounds() {
  const hasMatches = (useMyMatches()?.length ?? 0) > 0;
  return hasMatches && <RoundCalls />;
}

/** Pages of links, which people open who may not enter without. */
const FOR_OUTSIDERS: ReadonlySet<string> = new Set(['/new-password', '/join']);

/** Pages are keyed by id, so that navigating to another table or match starts with fresh state. */
function Pages() {
  const [path] = useLocation();
  const refusal = useKeptOut();
  const isReachable = useIsReachable(path);
  if (refusal !== undefined && !FOR_OUTSIDERS.has(path)) return <EntryRefusedPage refusal={refusal} />;
  if (!isReachable) return <OfflinePage />;
  return (
    <Switch>
      <Route path="/">{HOME}</Route>
      <Route path="/tables/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/matches/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
      <Route path="/matches/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/matches/:id/verify">{({ id }) => <VerifyPage key={id} id={id} />}</Route>
      <Route path="/room">
        <RoomsPage />
      </Route>
      <Route path="/room/:code">{({ code }) => <RoomPage key={code} code={code.toUpperCase()} />}</Route>
      <Route path="/room/:code/match/:id">{({ code, id }) => <RoomMatchPage key={id} id={id} room={code} />}</Route>
      <Route path="/table-screen/match/:id">{({ id }) => <TableScreenPage key={id} match={id} />}</Route>
      <Route path="/table-screen/:code">{({ code }) => <TableScreenPage key={code} code={code.toUpperCase()} />}</Route>
      <Route path="/replay">
        <RecordsPage />
      </Route>
      <Route path="/annotated/:id">{({ id }) => <AnnotatedPage key={id} id={id} />}</Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/new-password">
        <NewPasswordPage />
      </Route>
      <Route path="/join">
        <JoinPage />
      </Route>
      <Route path="/friends">
        <FriendsPage />
      </Route>
      <Route path="/friends/:id">{({ id }) => <TalkPage key={id} id={id} />}</Route>
      <Route path="/players">
        <PlayersPage />
      </Route>
      <Route path="/players/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/shortcuts">
        <ShortcutsPage />
      </Route>
      <Route path="/daily">
        <DailiesPage />
      </Route>
      <Route path="/daily/:game">{({ game }) => <DailyPage key={game} id={game} />}</Route>
      <Route path="/daily/:game/:day">
        {({ game, day }) => <DailyPage key={`${game} ${day}`} id={game} day={day} />}
      </Route>
      <Route path="/puzzles">
        <PuzzlesPage />
      </Route>
      <Route path="/puzzles/:game">{({ game }) => <PuzzleDayPage key={game} id={game} />}</Route>
      <Route path="/puzzles/:game/next">{({ game }) => <NextPuzzlePage key={game} id={game} />}</Route>
      <Route path="/puzzles/:game/:day">
        {({ game, day }) => <PuzzleDayPage key={`${game} ${day}`} id={game} day={day} />}
      </Route>
      <Route path="/puzzles/:game/:day/:place">
        {({ game, day, place }) => <DayPuzzlePage key={`${game} ${day} ${place}`} id={game} day={day} place={place} />}
      </Route>
      <Route path="/tournaments">
        <TournamentsPage />
      </Route>
      <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
      <Route path="/confirm-address">
        <ConfirmAddressPage />
      </Route>
      <Route path="/unsubscribe/:token/:kind">
        {({ token, kind }) => <UnsubscribePage token={token} kind={kind} />}
      </Route>
      {/* Links to the console that were printed before it moved. */}
      <Route path="/desk">
        <AdminPage section="" />
      </Route>
      <Route path="/admin/:section?/:id?">{({ section = '', id }) => <AdminPage section={section} id={id} />}</Route>
      <Route path="/learn/:game/lesson">{({ game }) => <LessonPage key={game} id={game} />}</Route>
      <Route path="/learn/:game/practice">{({ game }) => <PracticePage key={game} id={game} />}</Route>
      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} id={game} />}</Route>
      <Route>
        <ErrorPage />
      </Route>
    </Switch>
  );
}
