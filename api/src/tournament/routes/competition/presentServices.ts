import type { Services } from '@euro/api-contract';
import type { Env } from '../../../infra/env.js';

/** Public data of an installation's external services: names and addresses, never a secret. */
export function presentServices(env: Env): Services {
  const { oidc, facebook, analyticsUrl, helpWidgetUrl } = env;
  return {
    sso: oidc && {
      name: oidc.name,
      widgetURL: oidc.widgetUrl,
      siteURL: oidc.siteUrl,
      links: oidc.links.map(({ text, url }) => ({ text, url })),
    },
    facebook: facebook && { appId: facebook.appId, dialogURL: facebook.dialogUrl },
    payments: env.mollie !== null,
    analytics: analyticsUrl === null ? null : { scriptURL: analyticsUrl },
    helpWidget: helpWidgetUrl === null ? null : { scriptURL: helpWidgetUrl },
  };
}
