// Holds the types of the contract to those that were released: what was compiled against them runs beside what is compiled now.
//
// An error in this file says that a released remote would break. Add what is new as something optional or under a new name;
// or, when it can't be done otherwise, raise CONTRACT, translate for the number before it (host/contracts), and release the
// new one: npm run contracts -- release (docs/guides/contracts.md).
import type * as Neighbour from './released/1.js';
import type * as Then from './released/latest.js';
import type * as Now from './surface.js';

/** What is handed to remotes: today's does for whoever was promised the released one. */
type Given<Released, Today extends Released> = readonly [Released, Today];

/** What remotes hand over: whatever they were allowed to is still understood. */
type Taken<Released extends Today, Today> = readonly [Released, Today];

/** Names that are there no longer, of which there may be none. */
type Lost<Released, Today> = Exclude<keyof Released, keyof Today>;
type None<Names extends never> = Names;

/**
 * A part with methods, as functions: TypeScript compares the parameters of methods both ways, those of functions only the
 * way that is right. It is there twice because two parts under one name would be compared as they were before.
 */
type Promised<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Result
    : Part[Name];
};
type Handed<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Result
    : Part[Name];
};

/** Everything that is held; nothing reads it. */
export interface Kept {
  readonly platform: [
    Given<Then.Platform, Now.Platform>,
    Given<Promised<Then.Platform>, Handed<Now.Platform>>,
    Given<Promised<Then.Navigation>, Handed<Now.Navigation>>,
    Given<Promised<Then.Notices>, Handed<Now.Notices>>,
    Given<Promised<Then.Embeds>, Handed<Now.Embeds>>,
    Given<Promised<Then.PlatformClock>, Handed<Now.PlatformClock>>,
    Given<Promised<Then.Drawer>, Handed<Now.Drawer>>,
    Given<Promised<Then.PlatformState>, Handed<Now.PlatformState>>,
    Given<Then.PageProps, Now.PageProps>,
    Given<Then.ApiFailure, Now.ApiFailure>,
    Given<Then.DownloadedFile, Now.DownloadedFile>,
  ];
  readonly remote: [
    Taken<Then.RemoteModule, Now.RemoteModule>,
    Taken<Then.Mounted<Then.PageProps>, Now.Mounted<Now.PageProps>>,
    Taken<Then.Notice, Now.Notice>,
    None<Lost<Then.Notice, Now.Notice>>,
    Taken<Then.NoticeAction, Now.NoticeAction>,
    None<Lost<Then.NoticeAction, Now.NoticeAction>>,
    Taken<Then.EmbedProps, Now.EmbedProps>,
    Taken<Then.CallOptions<'POST team/add'>, Now.CallOptions<'POST team/add'>>,
    None<Lost<Then.CallOptions<'POST team/add'>, Now.CallOptions<'POST team/add'>>>,
    Taken<Then.ChatListener<unknown>, Now.ChatListener<unknown>>,
  ];
  /** Listeners know the released details, tellers tell them. */
  readonly events: [
    Given<Then.PlatformEvents, Now.PlatformEvents>,
    Taken<Then.PlatformEvents, Pick<Now.PlatformEvents, Then.EventName>>,
    None<LostFields>,
    Given<Then.PlatformEvent, Now.PlatformEvent<Then.EventName>>,
  ];
  /** The neighbour is served: what it hands back is understood, and it is handed what it knows. */
  readonly neighbour: [
    Taken<ReturnType<Neighbour.MountPage>, ReturnType<Now.MountPage>>,
    Given<NeighbourGets, Now.Platform>,
    Taken<Neighbour.PlatformEvents, Pick<Now.PlatformEvents, Neighbour.EventName>>,
  ];
}

/** `team.saved@1 weekId`: a field of an event that listeners know and that today's has not. */
type LostFields = {
  [Name in Then.EventName]: Name extends Now.EventName
    ? `${Name} ${Extract<Exclude<keyof Then.PlatformEvents[Name], keyof Now.PlatformEvents[Name]>, string>}`
    : Name;
}[Then.EventName];

/** Contract 1 but for what `host/contracts` translates: the number, and how a notice leads to the help desk. */
type NeighbourGets = Omit<Neighbour.Platform, 'contract' | 'notices'>;
