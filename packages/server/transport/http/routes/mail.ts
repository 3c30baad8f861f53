import { ok, type Result } from '@sesame/kernel';
import { type MailSettings, ROUTES } from '@sesame/protocol';
import type { FastifyInstance } from 'fastify';
import { type HttpContext, registerRoute } from '../register-route.ts';
import { asEmpty } from '../reply.ts';

/** The mail address of an account. Every change answers the settings after it. */
export const mailRoutes = (http: HttpContext): void => {
  const { services, auth, origins } = http;
  const { settings, mail } = services;
  const { originOf } = origins;
  const { addresses } = mail;
  const limited = { rateLimit: { max: settings.limits.signInsPerMinute } };
  const settingsAfter = async (player: string, change: Promise<Result<void> | void>): Promise<Result<MailSettings>> => {
    const changed = await change;
    return changed === undefined || changed.ok ? ok(await addresses.of(player)) : changed;
  };

  registerRoute(http, ROUTES.canMail, () => ok({ available: mail.isAvailable }));
  registerRoute(
    http,
    ROUTES.forgotPassword,
    async ({ body, request }) =>
      asEmpty(await mail.forgottenPassword.ask(body.who, auth.signInSourceOf(request).network)),
    limited,
  );
  registerRoute(http, ROUTES.mailSettings, async ({ player }) => ok(await addresses.of(player.id)));
  registerRoute(
    http,
    ROUTES.setMailAddress,
    ({ player, body, request }) => settingsAfter(player.id, addresses.ask(player.id, body, originOf(request))),
    limited,
  );
  registerRoute(http, ROUTES.changeMailSettings, ({ player, body }) =>
    settingsAfter(player.id, addresses.change(player.id, body)),
  );
  registerRoute(http, ROUTES.removeMailAddress, ({ player }) => settingsAfter(player.id, addresses.remove(player.id)));
  registerRoute(
    http,
    ROUTES.verifyMailAddress,
    async ({ body }) => asEmpty(await addresses.verify(body.token)),
    limited,
  );
  registerUnsubscription(http);
};

const registerUnsubscription = ({ app, ...context }: HttpContext): void => {
  const register = async (scope: FastifyInstance) => {
    // Mail programs post a form, which says nothing that the address does not.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, payload, done) => {
        payload.resume();
        done(null, undefined);
      },
    );
    const http = { app: scope, ...context };
    registerRoute(http, ROUTES.unsubscribeMail, async ({ params }) =>
      asEmpty(await context.services.mail.addresses.unsubscribe(params)),
    );
    registerRoute(http, ROUTES.openUnsubscribePage, ({ params: { key, kind }, reply }) => {
      reply.code(303).header('location', `/unsubscribe/${key}/${kind}`);
      return ok({});
    });
  };
  app.register(register);
};
