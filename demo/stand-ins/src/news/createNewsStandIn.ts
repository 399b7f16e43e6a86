import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from '@koa/router';
import Koa from 'koa';
import { type Html, html } from '../pages/html.js';
import { sendPage } from '../pages/page.js';
import { ARTICLES, type Article } from './articles.js';
import { drawPicture } from './drawPicture.js';
import { newsStyle } from './newsStyle.js';
import { NEWS_PATH } from './path.js';
import { writeRss } from './writeRss.js';

interface NewsStandInOptions {
  /** Public address, without a slash at the end. */
  readonly publicUrl: string;
}

export interface NewsStandIn {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** While down, the feed responds with 503; articles and pictures stay available. */
  setFeed(state: 'up' | 'down'): void;
}

/** The news site "De Schelde Sport": its RSS feed, its articles and their pictures. */
export function createNewsStandIn({ publicUrl }: NewsStandInOptions): NewsStandIn {
  const style = `${NEWS_PATH}/style.css`;
  const router = new Router({ prefix: NEWS_PATH });
  let feed: 'up' | 'down' = 'up';

  router.get('/rss.xml', (ctx) => {
    if (feed === 'down') {
      ctx.status = 503;
      return;
    }
    ctx.type = 'application/rss+xml; charset=utf-8';
    ctx.body = writeRss(ARTICLES, publicUrl + NEWS_PATH);
  });

  router.get('/style.css', (ctx) => {
    ctx.type = 'css';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = newsStyle;
  });

  router.get('/:slug.svg', (ctx) => {
    const article = findArticle(ctx.params.slug);
    if (!article) return;
    ctx.type = 'image/svg+xml';
    ctx.set('Cache-Control', 'max-age=3600');
    ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    ctx.body = drawPicture(article.scene);
  });

  router.get('/', (ctx) => {
    sendPage(ctx, { language: 'nl', title: 'De Schelde Sport', style, body: frontPage() });
  });

  router.get('/:slug', (ctx) => {
    const article = findArticle(ctx.params.slug);
    if (!article) return;
    sendPage(ctx, {
      language: 'nl',
      title: `${article.title} · De Schelde Sport`,
      style,
      body: articlePage(article),
    });
  });

  const app = new Koa();
  app.silent = true;
  app.use(router.routes());
  return {
    handler: app.callback(),
    setFeed(state) {
      feed = state;
    },
  };
}

const findArticle = (slug: string | undefined) => ARTICLES.find((article) => article.slug === slug);

function frontPage(): Html {
  return site(html`<h1>De Schelde Sport</h1>
<ul>${ARTICLES.map(
    ({ slug, title, description }) => html`<li>
<h2><a href="${NEWS_PATH}/${slug}">${title}</a></h2>
<p>${description}</p>
</li>`,
  )}</ul>`);
}

function articlePage({ slug, title, description, text, publishedAt }: Article): Html {
  return site(html`<article>
<h1>${title}</h1>
<time datetime="${publishedAt}">${dayOf(publishedAt)}</time>
<p><img src="${NEWS_PATH}/${slug}.svg" alt="" width="640" height="360"></p>
<p><b>${description}</b></p>
${text.map((paragraph) => html`<p>${paragraph}</p>`)}
<p class="soft">Een verzonnen artikel: De Schelde bestaat enkel in deze demo.</p>
</article>`);
}

function site(content: Html): Html {
  return html`<header><a href="${NEWS_PATH}/">De Schelde Sport</a></header><main>${content}</main>`;
}

/** "19/06/2024" */
function dayOf(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
