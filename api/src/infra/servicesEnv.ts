import * as z from 'zod';

const nonEmpty = z.string().min(1);

/** The variables of other services: payments, sign-in, the broadcaster, news, notifications. */
export const serviceVariables = {
  /** Origins besides PUBLIC_URL that payments and sign-ins may come back to, separated by spaces. */
  ALLOWED_ORIGINS: nonEmpty.optional(),
  /** Port of the demo's stand-ins for the broadcaster, Facebook and the payment provider. */
  STAND_INS_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w+$/)
    .optional(),
  /** Without `/v2`. */
  MOLLIE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address at which the provider reaches the API; PUBLIC_URL when left out. */
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: nonEmpty.optional(),
  OIDC_CLIENT_SECRET: nonEmpty.optional(),
  /** Name on the button: "Aanmelden met …". */
  OIDC_NAME: nonEmpty.default('De Schelde'),
  /** Script of the broadcaster's header widget. */
  SSO_WIDGET_URL: nonEmpty.optional(),
  /** The broadcaster's site, and the sections its strip names: `Nieuws=https://… Sport=https://…`. */
  BROADCASTER_URL: nonEmpty.optional(),
  BROADCASTER_LINKS: z
    .string()
    .regex(/^\s*([^\s=]+=\S+(\s+|$))*$/, 'it must be pairs such as Sport=https://… with spaces between')
    .default(''),
  FACEBOOK_APP_ID: nonEmpty.optional(),
  FACEBOOK_APP_SECRET: nonEmpty.optional(),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  FACEBOOK_DIALOG_URL: nonEmpty.default('https://www.facebook.com/v23.0/dialog/oauth'),
  /** Script of an analytics adapter, loaded with consent only; none by default. */
  ANALYTICS_URL: nonEmpty.optional(),
  /** Script of an external help chat instead of the built-in one. */
  HELP_WIDGET_URL: nonEmpty.optional(),
  /** RSS feed of competitions whose own feed names none. */
  NEWS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** VAPID key pair of the server (RFC 8292), in base64url; generated and stored in DATA_DIR when absent. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'it must be 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'it must be 43 characters of base64url')
    .optional(),
  /** Contact for push services: `mailto:…` or `https://…`; the address of MAIL_FROM when left out. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'it must be mailto:… or https://…')
    .optional(),
};

type ServiceValues = z.output<z.ZodObject<typeof serviceVariables>> & {
  readonly DEMO: boolean;
  readonly API_PORT: number;
  readonly MAIL_FROM: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** The services that an installation is connected to. */
export interface ServicesEnv {
  /** Origins to which payments and sign-ins may return: the portal's own is the first (decisions §6.4). */
  readonly allowedOrigins: readonly string[];
  /** The payment provider; null: nothing can be paid. */
  readonly mollie: { readonly apiKey: string; readonly apiUrl: string; readonly webhookBase: string } | null;
  /** The broadcaster's OpenID provider; null: sign-in there is not offered. */
  readonly oidc: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly name: string;
    readonly widgetUrl: string | null;
    readonly siteUrl: string | null;
    readonly links: readonly { readonly text: string; readonly url: string }[];
  } | null;
  readonly facebook: {
    readonly appId: string;
    readonly appSecret: string;
    readonly graphUrl: string;
    readonly dialogUrl: string;
  } | null;
  readonly analyticsUrl: string | null;
  readonly helpWidgetUrl: string | null;
  /** RSS feed of competitions whose own feed names none; null: they have no news. */
  readonly newsUrl: string | null;
  /** Notifications: see `VAPID_PUBLIC_KEY`. */
  readonly push: {
    /** Null: the first process makes them and stores them in `dataDir`. */
    readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
    readonly subject: string;
    /** Address of the demo's push service, the only one without https; null: none. */
    readonly standIn: string | null;
  };
}

/**
 * Reads the services of the installation. The demo has stand-ins for those that are not configured (`stand-ins/`):
 * browsers reach them through the gateway below `/stand-ins`, the API at their own port.
 */
export function readServices(values: ServiceValues): ServicesEnv {
  const { publicUrl } = values;
  const standIns =
    values.DEMO && values.STAND_INS_PORT > 0 ? `http://127.0.0.1:${values.STAND_INS_PORT}` : null;
  const standInsAddress = `${publicUrl}/stand-ins`;
  const more = (values.ALLOWED_ORIGINS ?? '').split(/\s+/).filter(Boolean);
  return {
    allowedOrigins: [...new Set([publicUrl, ...more].map((url) => new URL(url).origin))],
    mollie: readMollie(values, standIns),
    oidc: readOidc(values, standIns, standInsAddress),
    facebook: readFacebook(values, standIns, standInsAddress),
    analyticsUrl: values.ANALYTICS_URL ?? null,
    helpWidgetUrl: values.HELP_WIDGET_URL ?? null,
    newsUrl: values.NEWS_URL ?? (standIns === null ? null : `${standIns}/stand-ins/news/rss.xml`),
    push: readPush(values, standIns),
  };
}

function readPush(values: ServiceValues, standIns: string | null): ServicesEnv['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new Error('The variables VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
  }
  const [sender] = /[^\s<>]+@[^\s<>]+/.exec(values.MAIL_FROM) ?? [];
  return {
    keys: publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey },
    subject: values.VAPID_SUBJECT ?? `mailto:${sender ?? 'noreply@euromanager.local'}`,
    standIn: standIns === null ? null : `${standIns}/stand-ins/push/`,
  };
}

function readMollie(values: ServiceValues, standIns: string | null): ServicesEnv['mollie'] {
  const webhookBase = (values.WEBHOOK_URL ?? values.publicUrl).replace(/\/+$/, '');
  if (values.MOLLIE_API_KEY !== undefined) {
    const apiUrl = values.MOLLIE_API_URL ?? 'https://api.mollie.com';
    return { apiKey: values.MOLLIE_API_KEY, apiUrl, webhookBase };
  }
  if (standIns === null) return null;
  return {
    apiKey: 'test_standin',
    apiUrl: `${standIns}/stand-ins/mollie`,
    webhookBase: `http://127.0.0.1:${values.API_PORT}`,
  };
}

function readOidc(
  values: ServiceValues,
  standIns: string | null,
  standInsAddress: string,
): ServicesEnv['oidc'] {
  const name = values.OIDC_NAME;
  if (values.OIDC_ISSUER !== undefined) {
    const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
    if (clientId === undefined || clientSecret === undefined) {
      throw new Error('With OIDC_ISSUER the variables OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set.');
    }
    const widgetUrl = values.SSO_WIDGET_URL ?? null;
    return { issuer: values.OIDC_ISSUER, clientId, clientSecret, name, widgetUrl, ...readSite(values) };
  }
  if (standIns === null) return null;
  return {
    issuer: `${standInsAddress}/sso`,
    clientId: 'euromanager',
    clientSecret: 'euromanager-demo-secret',
    name,
    widgetUrl: values.SSO_WIDGET_URL ?? '/stand-ins/sso/widget.js',
    ...readSite({
      BROADCASTER_URL: values.BROADCASTER_URL ?? `${standInsAddress}/sso/site`,
      BROADCASTER_LINKS: values.BROADCASTER_LINKS || demoLinks(`${standInsAddress}/sso/site`),
    }),
  };
}

/** Addresses of the sections of the broadcaster's stand-in. */
function demoLinks(site: string): string {
  return ['Nieuws', 'Sport', 'Kijk', 'Luister']
    .map((name) => `${name}=${site}/${name.toLowerCase()}`)
    .join(' ');
}

function readSite(
  values: Pick<ServiceValues, 'BROADCASTER_URL' | 'BROADCASTER_LINKS'>,
): Pick<NonNullable<ServicesEnv['oidc']>, 'siteUrl' | 'links'> {
  const pairs = values.BROADCASTER_LINKS.split(/\s+/).filter(Boolean);
  return {
    siteUrl: values.BROADCASTER_URL ?? null,
    links: pairs.map((pair) => {
      const cut = pair.indexOf('=');
      return { text: pair.slice(0, cut), url: pair.slice(cut + 1) };
    }),
  };
}

function readFacebook(
  values: ServiceValues,
  standIns: string | null,
  standInsAddress: string,
): ServicesEnv['facebook'] {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = values;
  if (appId !== undefined && appSecret !== undefined) {
    return { appId, appSecret, graphUrl: values.FACEBOOK_GRAPH_URL, dialogUrl: values.FACEBOOK_DIALOG_URL };
  }
  if (standIns === null) return null;
  return {
    appId: '100000000000001',
    appSecret: 'facebook-demo-secret',
    graphUrl: `${standIns}/stand-ins/facebook/graph`,
    dialogUrl: `${standInsAddress}/facebook/dialog`,
  };
}
