import { Html, html } from '../../pages/html.js';
import { PASSWORD, PEOPLE } from '../people.js';
import type { SsoTexts } from '../texts.js';

/** Every page: the broadcaster's name above a card. */
function signInPageOf(card: Html): Html {
  return html`<header><svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="21" cy="9" r="6" fill="#d9772b"/><path d="M0 20c6-5 10-5 16 0s10 5 16 0v12H0z" fill="#1d7c82"/></svg>De Schelde</header>
<main><section class="card">${card}</section></main>`;
}

interface SignInPage {
  readonly texts: SsoTexts;
  /** Action of the form; refusing goes to `/abort` below it. */
  readonly action: string;
  /** Name of the site that requests name and address; null for the broadcaster itself. */
  readonly clientName: string | null;
  /** The rejected input. */
  readonly wrong: { readonly email: string } | null;
}

/** Signing in and saying yes, in one; with a way to say no. */
export function signInPage({ texts, action, clientName, wrong }: SignInPage): Html {
  return signInPageOf(html`<h1>${texts.signInWith}</h1>
${clientName && html`<p class="soft">${clientName} ${texts.shares}</p>`}
${wrong && html`<p class="wrong" role="alert" id="wrong">${texts.wrong}</p>`}
<form method="post" action="${action}">
<label>${texts.email}
<input name="email" type="email" autocomplete="username" required value="${wrong?.email ?? ''}" ${describedBy(wrong)}></label>
<label>${texts.password}
<input name="password" type="password" autocomplete="current-password" required ${describedBy(wrong)}></label>
<button class="main">${texts.signIn}</button>
</form>
<form method="post" action="${action}/abort"><button>${texts.deny}</button></form>
<div class="people">${texts.demo}
<ul>${PEOPLE.map(
    ({ email, isEmailVerified }) =>
      html`<li><code>${email}</code>${!isEmailVerified && ` (${texts.unverified})`}</li>`,
  )}</ul>
${texts.demoPassword} <code>${PASSWORD}</code></div>`);
}

const describedBy = (wrong: unknown) => (wrong ? html`aria-invalid="true" aria-describedby="wrong"` : null);

/** @param form of oidc-provider, as HTML, with its token against forged requests */
export function signOutPage(texts: SsoTexts, form: string): Html {
  return signInPageOf(html`<h1>${texts.signOutQuestion}</h1>${new Html(form)}
<button class="main" form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button>
<button form="op.logoutForm">${texts.stay}</button>`);
}

/** A section of the broadcaster's site, of which there is not more than its name, and the way back. */
export function sectionPage(texts: SsoTexts, title: string): Html {
  return signInPageOf(
    html`<h1>${title}</h1><p>${texts.noSite}</p><p><a href="/home">${texts.toPortal}</a></p>`,
  );
}

/** A title, and a sentence below it. */
export function noticePage(title: string, sentence: string | null = null): Html {
  return signInPageOf(html`<h1>${title}</h1>${sentence && html`<p>${sentence}</p>`}`);
}
