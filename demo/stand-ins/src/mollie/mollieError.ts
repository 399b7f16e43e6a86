const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

/** A refusal in the shape of Mollie's API: `{ status, title, detail, field?, _links }`. */
export class MollieError extends Error {
  constructor(
    readonly status: keyof typeof TITLES,
    readonly detail: string,
    /** The property of the body that is wrong, as `amount.value`. */
    readonly field?: string,
  ) {
    super(detail);
    this.name = 'MollieError';
  }

  toBody(): Readonly<Record<string, unknown>> {
    return {
      status: this.status,
      title: TITLES[this.status],
      detail: this.detail,
      ...(this.field === undefined ? {} : { field: this.field }),
      _links: {
        documentation: { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' },
      },
    };
  }
}
