// Compares the types of the contract with the released ones: a remote that was compiled against those runs beside
// today's shell.
//
// An error in this file says that a released remote would break. Add what is new as something optional or under a new
// name; or raise CONTRACT, adapt for the number before it (host/contracts), compare that one here too, and release the
// new one: npm run contracts -- release (docs/guides/contracts.md).
import type * as Released from './released/latest.js';
import type * as Current from './surface.js';

/** What the platform provides to remotes: today's is assignable to the released one. */
type Covariant<Before, Today extends Before> = readonly [Before, Today];

/** What remotes provide: the released one is assignable to today's. */
type Contravariant<Before extends Today, Today> = readonly [Before, Today];

/** Names that today's lacks; there may be none. */
type Lost<Before, Today> = Exclude<keyof Before, keyof Today>;
type None<Names extends never> = Names;

/**
 * A part with methods, as functions: TypeScript compares the parameters of methods both ways, those of functions only
 * the sound way. The type exists under two names because TypeScript compares two uses of one name by their arguments.
 */
type ReleasedFunctions<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Result
    : Part[Name];
};
type CurrentFunctions<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Result
    : Part[Name];
};

/** Everything that is compared; nothing reads it. */
export interface Compatibility {
  readonly platform: [
    Covariant<Released.Platform, Current.Platform>,
    Covariant<ReleasedFunctions<Released.Platform>, CurrentFunctions<Current.Platform>>,
    Covariant<ReleasedFunctions<Released.Navigation>, CurrentFunctions<Current.Navigation>>,
    Covariant<ReleasedFunctions<Released.Notices>, CurrentFunctions<Current.Notices>>,
    Covariant<ReleasedFunctions<Released.Embeds>, CurrentFunctions<Current.Embeds>>,
    Covariant<ReleasedFunctions<Released.PlatformClock>, CurrentFunctions<Current.PlatformClock>>,
    Covariant<ReleasedFunctions<Released.Drawer>, CurrentFunctions<Current.RemoteStorage>>,
    Covariant<ReleasedFunctions<Released.PlatformState>, CurrentFunctions<Current.PlatformState>>,
    Covariant<Released.PageProps, Current.PageProps>,
    Covariant<Released.ApiFailure, Current.ApiFailure>,
    Covariant<Released.DownloadedFile, Current.DownloadedFile>,
  ];
  readonly remote: [
    Contravariant<Released.RemoteModule, Current.RemoteModule>,
    Contravariant<Released.Mounted<Released.PageProps>, Current.Mounted<Current.PageProps>>,
    Contravariant<Released.Notice, Current.Notice>,
    None<Lost<Released.Notice, Current.Notice>>,
    Contravariant<Released.NoticeAction, Current.NoticeAction>,
    None<Lost<Released.NoticeAction, Current.NoticeAction>>,
    Contravariant<Released.EmbedProps, Current.EmbedProps>,
    Contravariant<Released.CallOptions<'POST team/add'>, Current.CallOptions<'POST team/add'>>,
    None<Lost<Released.CallOptions<'POST team/add'>, Current.CallOptions<'POST team/add'>>>,
    Contravariant<Released.ChatListener<unknown>, Current.ChatListener<unknown>>,
  ];
  /** Listeners rely on the released fields, senders provide them. */
  readonly events: [
    Covariant<Released.PlatformEvents, Current.PlatformEvents>,
    Contravariant<Released.PlatformEvents, Pick<Current.PlatformEvents, Released.EventName>>,
    None<LostFields>,
    Covariant<Released.PlatformEvent, Current.PlatformEvent<Released.EventName>>,
  ];
}

/** `team.saved@1 weekId`: a field of an event that today's lacks. */
type LostFields = {
  [Name in Released.EventName]: Name extends Current.EventName
    ? `${Name} ${Extract<Exclude<keyof Released.PlatformEvents[Name], keyof Current.PlatformEvents[Name]>, string>}`
    : Name;
}[Released.EventName];
