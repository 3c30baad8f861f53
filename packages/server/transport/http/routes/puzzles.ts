import { ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';

export const puzzleRoutes = (http: HttpContext): void => {
  const { puzzles } = http.services;
  registerRoute(http, ROUTES.puzzles, ({ player, query }) => puzzles.overview(player, query.language));
  registerRoute(http, ROUTES.puzzlePage, ({ params, query, player }) => puzzles.page(params.game, player, query));
  registerRoute(http, ROUTES.nextPuzzle, ({ params, body, player }) =>
    puzzles.next(params.game, player, body.language),
  );
  registerRoute(http, ROUTES.puzzle, ({ params, player }) => puzzles.find(params.game, player, params.id));
  registerRoute(http, ROUTES.answerPuzzle, ({ params, body, player }) =>
    puzzles.answer(params.game, player, { id: params.id, answer: body.answer }),
  );
  registerRoute(http, ROUTES.giveUpPuzzle, ({ params, player }) => puzzles.giveUp(params.game, player, params.id));
};
