# Builds the web app and leaves what the server needs to run: its packages, Node included.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/sesame
COPY . .
RUN npm ci --omit=dev

FROM debian:bookworm-slim
# For nightly backups of a PostgreSQL database; SQLite needs nothing.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home sesame \
  && install --directory --owner=sesame --group=sesame --mode=0700 /var/lib/sesame
# Owned by root: the server cannot change its own code.
COPY --from=build /opt/sesame /opt/sesame
USER sesame
WORKDIR /var/lib/sesame
ENV PATH=/opt/sesame/node_modules/.bin:$PATH \
  NODE_ENV=production \
  NODE_COMPILE_CACHE=/var/lib/sesame/.compiled \
  SESAME_DATA=/var/lib/sesame
VOLUME /var/lib/sesame
EXPOSE 8080
HEALTHCHECK --interval=30s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SESAME_PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["sesame"]
CMD ["serve"]
