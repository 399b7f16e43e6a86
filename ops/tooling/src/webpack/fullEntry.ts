import { BUNDLER_RUNTIME } from '@euro/platform/manifest';
import { FULL_ENTRY, GUEST_FOLDER } from '@euro/release';
import { buildStep } from './buildStep.js';
import { bundleRuntime } from './bundleRuntime.js';
import { GUEST, GUEST_ENTRY } from './guestConfig.js';
import { ENTRY } from './remoteManifest.js';

/**
 * Writes the entry once more, with Module Federation's runtime inside it: a host that is not our shell has no runtime
 * to hand to it. Neither the runtime nor anything else but the container becomes a global of that page.
 * @param container name that the remote registers under: `mf_rankings`
 * @param hasGuest the release holds a second container, with `./guest`
 */
export const fullEntry = (container: string, hasGuest: boolean) =>
  // The entry has its chunks' last names, and is not compressed yet.
  buildStep('full-entry', 'minified', async ({ compilation, emit }) => {
    const entry = compilation.getAsset(ENTRY)?.source.source();
    if (entry === undefined) return;
    const runtime = await bundleRuntime();
    if (!runtime.includes(BUNDLER_RUNTIME)) throw new Error(`the runtime leaves no ${BUNDLER_RUNTIME}`);
    const code = `${runtime}\n${entry}`;
    const list = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
    const whole = hasGuest
      ? `const isOfPage=${list} in globalThis;${code}
return (${withGuest})(${container},${JSON.stringify(container)},${list},isOfPage)`
      : `${code}\nreturn ${container}`;
    emit(FULL_ENTRY, `globalThis.${container}=(()=>{${whole}})();\n`);
  });

/**
 * Source of a function that adds `./guest` to a container: its own container is fetched on request, and joins the
 * same share scope. A failed script is requested again under another address, because browsers remember the failure.
 *
 * It removes globals that a guest does not need from the page. The global of the container is deleted with `init`,
 * when the host's runtime has read it; the list through which chunks of the portal's container arrive, with the first
 * module requested from that one.
 */
const withGuest = `(portal,name,list,isOfPage)=>{
const script=document.currentScript?.src;
const chunks=globalThis[list];
if(!isOfPage)delete globalThis[list];
let scope=[],guest,tries=0;
const load=async()=>{
const address=new URL(${JSON.stringify(`${GUEST_FOLDER}/${GUEST_ENTRY}`)},script??location.href);
if(tries++)address.search=tries;
const {default:make}=await import(address.href);
const container=make(${BUNDLER_RUNTIME});
await container.init(...scope);
return container};
const both={
init:(...given)=>{
scope=given;
if(globalThis[name]===both)delete globalThis[name];
return portal.init(...given)},
get:module=>{
if(module===${JSON.stringify(GUEST)})return(guest??=load().catch(error=>{guest=undefined;throw error})).then(container=>container.get(module));
if(chunks)globalThis[list]??=chunks;
return portal.get(module)}};
return both}`;
