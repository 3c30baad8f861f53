import { ok } from '@sesame/kernel';
import { MAX_ANNOTATION_BYTES, ROUTES } from '@sesame/protocol';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';

/** Text that is written in escapes is longer on its way than it is stored. */
const MAX_BODY_BYTES = 2 * MAX_ANNOTATION_BYTES;
/** Pages save a second after the last key. */
const MAX_SAVES_PER_MINUTE = 120;

/** Annotated replays. */
export const annotationRoutes = (http: HttpContext): void => {
  const { annotations } = http.services;
  registerRoute(http, ROUTES.annotations, async ({ player }) => ok(await annotations.list(player.id)));
  registerRoute(http, ROUTES.annotation, async ({ params, viewer }) =>
    annotations.find(params.id, (await viewer())?.id),
  );
  registerRoute(http, ROUTES.removeAnnotation, async ({ player, params }) =>
    asEmpty(await annotations.remove(params.id, player.id)),
  );
  registerRoute(http, ROUTES.ownAnnotation, ({ player, params }) => annotations.ofMatch(params.id, player.id));
  registerRoute(
    http,
    ROUTES.saveAnnotation,
    ({ player, params, body }) => annotations.save(params.id, player.id, body),
    { bodyLimit: MAX_BODY_BYTES, rateLimit: { max: MAX_SAVES_PER_MINUTE } },
  );
  registerRoute(http, ROUTES.removeAnnotationAsStaff, async ({ params }) =>
    asEmpty(await annotations.removeAsStaff(params.id)),
  );
};
