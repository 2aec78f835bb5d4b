/** Words of the messages of browsers, of Firebase and of the console itself; none names a person or a place. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  `a above abort aborted access accessing actor agent all allocation allowed already an and any argument arguments
  array as assign assigned assignment async at attempt attempted attempting auth authentication available await backend
  bad be because been before being below between bigint blocked body boolean buffer but by call callback called can
  cancelled cannot cast changed chat child circular circularstructure city class client cloned closed code collection
  column completed connection console const constant constructor contains context conversion convert converting corrupt
  could create created cross css current custom cyclic data database date dead deadline declaration decode defined
  delete deleted delivered denied deny did different digits directive disconnected document does dom dynamically
  element empty end ended entry error evaluating exceeded execute exist existing exists expected expired exponent
  expression extensible failed failure false feature features fetch fetching field file find firebase firestore flags
  focused for format found frame from function functions generator get getter group handled has have html identifier
  image import imported importing in incompatible incomplete incorrect index infinite infinity information initial
  initialization initialize initialized input insecure insertbefore inserted instance instanceof insufficient internal
  interrupted into invalid invoked is it item iterable iterator javascript json key know label language length lexical
  limit line literal load loading locale localstorage location locked loop map match maximum memory message method
  missing module more must name nan nested network new no node non not nothing notification notifications null number
  object occurred of offline on only open operation operator option options or origin out outside parameter parent parse
  parser parsing pattern pending permission permissions persistence plain play policy position possible preload
  preloaded private process promise properties property protocol prototype provided provider proxy query quota range
  reach read readable reading readonly reason receiver record recursion redefine reduce refused regexp register regular
  reject rejected removechild removed request requests required requires resizeobserver resolve resource response result
  return returned reused same schema script security selector serialize session sessionstorage set setting shadow shared signal
  size source stack started state status storage store stream string structure style supported symbol syntax t tag target
  template terminated text than that the this throw time timed timeout timer to token too transaction trap true type
  typed unable unavailable uncaught undefined undelivered unexpected unhandled unique unknown unrecognized unsupported
  unterminated url usable used user uri valid value values variable version view was were when which while window with
  without worker write yield zone
  aborterror aggregateerror axioserror datacloneerror domexception evalerror firebaseerror internalerror
  invalidaccesserror invalidcharactererror invalidstateerror networkerror notallowederror notfounderror
  notreadableerror notsupportederror problem quotaexceedederror rangeerror referenceerror securityerror syntaxerror
  timeouterror typeerror urierror zoderror $zoderror`.split(/\s+/),
);
