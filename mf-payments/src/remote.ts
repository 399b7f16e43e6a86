import { defineReactRemote } from '@euro/platform/react';

export const remote = defineReactRemote({ pages: {} });
