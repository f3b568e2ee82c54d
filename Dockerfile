# One image per service: docker build --build-arg SERVICE=billing -t leadwright/billing .
# SERVICE=setup makes the image of the jobs beside them: databases, topics, bucket, demo data.
# Both bases may be given with a digest; they must be of the same Debian, since Node's program moves
# from one to the other.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

# The manifests alone, so that packages are installed again only when one of them changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /all
COPY . .
RUN mkdir /manifests \
 && find . -name package.json -print0 | tar -cf - --null -T - package-lock.json .npmrc | tar -xf - -C /manifests

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY --from=manifests /manifests ./
RUN npm ci
COPY . .
RUN npm run build && npx tsx scripts/images/bundle.ts /apps \
 && find /usr/local/bin/node /apps -type f \( -name node -o -name '*.node' \) -exec ldd {} + \
  | grep -o '/[^ ]*[.]so[^ ]*' | sort -u > /libraries

# Node, and of Debian only the libraries that it and native packages link with: no shell, no package manager.
FROM ${BASE_IMAGE} AS system
COPY --from=build /usr/local/bin/node /libraries /found/
RUN mkdir -p /system/etc /system/tmp /system/usr/local/bin \
 && chmod 1777 /system/tmp \
 && cp /etc/nsswitch.conf /system/etc/ \
 && mv /found/node /system/usr/local/bin/ \
 && xargs -a /found/libraries cp -L --parents -t /system

FROM scratch
ARG SERVICE
COPY --from=system /system /
# Without SERVICE there is no such file: the image would be one of everything.
COPY --from=build /apps/${SERVICE}/healthy.mjs /app/healthy.mjs
COPY --from=build /apps/${SERVICE} /app
ENV NODE_ENV=production SERVICE=${SERVICE} PATH=/usr/local/bin
WORKDIR /app/services/${SERVICE}
# A number, so that a cluster can see that it is not root.
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=20s --start-period=120s --retries=6 CMD ["node", "/app/healthy.mjs"]
ENTRYPOINT ["node"]
CMD ["dist/main.js"]
