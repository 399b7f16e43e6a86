/** A person as another service describes him. */
export interface Person {
  /** The service that knows him: an OpenID issuer. */
  readonly issuer: string;
  /** His id there, which never changes. */
  readonly subject: string;
  readonly email: string | null;
  /** The service made sure that the address is his. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}
