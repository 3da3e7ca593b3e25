// SPDX-License-Identifier: Apache-2.0 OR MIT
// joblab: jobs that come at times which a list says, in a guest.
//
//   jobs FILE OFFSET_NS WINDOW_NS
//
// FILE holds one line for each, fields separated by blanks; GROUP "-" is the root group:
//   stat GROUP                                      cpu.stat is read before the first job and at the end
//   server GROUP NICE PREV_CPU GAP_US:WORK_US ...   a process that does its jobs one by one, each when it has come; it
//                                                   sleeps to the next one, unless that has come already
//   pool GROUP NICE PREV_CPU THREADS WORK_US GAP_US ...   processes that take jobs from one pipe, first come first served
//   hog GROUP NICE PREV_CPU
// GAP_US: since the job before, the first since T0, a multiple of 4 ms of CLOCK_MONOTONIC plus OFFSET_NS. PREV_CPU: where
// a process is bound until it sleeps, the next of a pool on the next CPU; then it may go anywhere.
//
// A SCHED_FIFO process on CPU 0 writes the jobs of pools into their pipes, and sleeps in between. CPU time is burnt in
// stretches without a system call, each at least a third (2 CPUs) or a twelfth (8) of what is left, so that the kernel
// charges most of it as it does for any program: at ticks and switches.
// Output: "run T0 OFFSET WINDOW", "stat GROUP BEFORE | AFTER", and for each server and pool "jobs GROUP US ...": from the
// time when a job came to its end, in order of arrival; one that is not done at the end of the window has -1.
#define _GNU_SOURCE
static int jl_main(int argc, char **argv);
static int jl_next(int argc, char **argv) { return MIXLAB_ELSE(argc, argv); }
static int jl_else(int argc, char **argv);
#undef MIXLAB_ELSE
#define MIXLAB_ELSE jl_else
#include "mixlab.c"

#define JL_ROWS 64
#define JL_PROCESSES 128
#define JL_JOBS 8192
typedef struct { uint32_t at_us, work_us; volatile uint64_t done_ns; } jl_job;
typedef struct { char kind, group[64]; int nice, prev, threads, first, count, fds[2]; } jl_row;
typedef struct { volatile int ready[JL_PROCESSES]; jl_job job[JL_JOBS]; } jl_shared;
static jl_shared *jl;
static jl_row jl_row_of[JL_ROWS];
static int jl_rows, jl_jobs, jl_cpus;
static uint64_t jl_t0;

static void jl_burn(uint64_t ns) {
  uint64_t now = mx_now(CLOCK_THREAD_CPUTIME_ID), end = now + ns;
  while (now < end) {
    long n = (end - now) / (2 * 1400 * jl_cpus);
    for (long i = 0; i < n || i < 1; i++) asm volatile(MX_SPIN);
    now = mx_now(CLOCK_THREAD_CPUTIME_ID);
  }
}
static void jl_do(jl_job *j) {
  jl_burn(j->work_us * 1000ull);
  j->done_ns = mx_now(CLOCK_MONOTONIC) - jl_t0;
}
static void jl_work(const jl_row *r) {
  jl_job *j = &jl->job[r->first];
  uint32_t row;
  if (r->kind == 'h') { mx_until(jl_t0); mx_hog(); }
  if (r->kind == 'p') while (read(r->fds[0], &row, sizeof row) == sizeof row) jl_do(&j[row]);
  for (; r->kind == 's' && j < &jl->job[r->first + r->count]; j++) {
    uint64_t at = jl_t0 + j->at_us * 1000ull;
    if (mx_now(CLOCK_MONOTONIC) < at) mx_until(at);
    jl_do(j);
  }
  for (;;) pause();
}
static pid_t jl_start(const jl_row *r, int prev, volatile int *ready) {
  pid_t p = fork();
  if (!p) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_NAME, r->group);
    prctl(PR_SET_TIMERSLACK, 1ul);
    mx_pin(1ul << prev);
    mx_enter(r->group);
    mx_attr("0", r->nice, 0);
    *ready = 1;
    jl_work(r);
  }
  while (!*ready || mx_state(p) != 'S') usleep(500);
  mx_allow(p, (1ul << jl_cpus) - 1);
  return p;
}
static void jl_read(FILE *f, char (*stat)[64], int *stats) { // the rows, with their jobs
  static char line[65536];
  while (fgets(line, sizeof line, f)) {
    char *rest = 0, *kind = strtok_r(line, " \n", &rest), *word = strtok_r(0, " \n", &rest);
    if (!word) continue;
    if (!strcmp(kind, "stat")) { strcpy(stat[(*stats)++], word); continue; }
    jl_row *r = &jl_row_of[jl_rows++];
    strcpy(r->group, word);
    r->kind = kind[0];
    r->nice = atoi(strtok_r(0, " \n", &rest));
    r->prev = atoi(strtok_r(0, " \n", &rest));
    r->threads = r->kind == 'p' ? atoi(strtok_r(0, " \n", &rest)) : 1;
    uint32_t work = r->kind == 'p' ? atoi(strtok_r(0, " \n", &rest)) : 0, at = 0;
    for (r->first = jl_jobs; (word = strtok_r(0, " \n", &rest)) && jl_jobs < JL_JOBS; r->count++) {
      char *colon = strchr(word, ':');
      jl->job[jl_jobs++] = (jl_job){at += atoi(word), colon ? atoi(colon + 1) : work, 0};
    }
  }
}
static void jl_hand_out(uint64_t window) { // until the end: each job of a pool at its time
  int next[JL_ROWS] = {0};
  for (;;) {
    int best = -1;
    for (int i = 0; i < jl_rows; i++) {
      jl_row *r = &jl_row_of[i];
      if (r->kind != 'p' || next[i] == r->count) continue;
      if (best < 0 || jl->job[r->first + next[i]].at_us < jl->job[jl_row_of[best].first + next[best]].at_us) best = i;
    }
    if (best < 0) return;
    jl_row *r = &jl_row_of[best];
    uint64_t at = jl->job[r->first + next[best]].at_us * 1000ull;
    uint32_t row = next[best]++;
    if (at >= window) return;
    if (mx_now(CLOCK_MONOTONIC) < jl_t0 + at) mx_until(jl_t0 + at);
    if (write(r->fds[1], &row, sizeof row) != sizeof row) perror("pipe");
  }
}
static int jl_main(int argc, char **argv) {
  static char stat[16][64], before[16][1024], after[16][1024];
  int stats = 0, processes = 0;
  if (argc < 5) return 2;
  uint64_t offset = strtoull(argv[3], 0, 10), window = strtoull(argv[4], 0, 10);
  jl = mmap(0, sizeof *jl, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  jl_cpus = sysconf(_SC_NPROCESSORS_ONLN);
  FILE *f = fopen(argv[2], "r");
  if (!f) { perror(argv[2]); return 1; }
  jl_read(f, stat, &stats);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1);
  jl_t0 = ((mx_now(CLOCK_MONOTONIC) + 700000000ull) / MX_TICK + 1) * MX_TICK + offset;
  pid_t pid[JL_PROCESSES];
  for (int i = 0; i < jl_rows; i++) {
    jl_row *r = &jl_row_of[i];
    if (r->kind == 'p' && pipe(r->fds)) perror("pipe");
    for (int k = 0; k < r->threads && processes < JL_PROCESSES; k++, processes++)
      pid[processes] = jl_start(r, (r->prev + k) % jl_cpus, &jl->ready[processes]);
  }
  if (mx_now(CLOCK_MONOTONIC) + 150000000 > jl_t0) printf("error: set-up took too long\n");
  if (sched_setscheduler(0, SCHED_FIFO | SCHED_RESET_ON_FORK, &(struct sched_param){1})) perror("sched_setscheduler");
  mx_until(jl_t0 - 20000000);
  int on = open("/sys/kernel/tracing/tracing_on", O_WRONLY);
  if (on < 0 || write(on, "1", 1) != 1) perror("tracing_on");
  mx_until(jl_t0 - 10000000);
  for (int i = 0; i < stats; i++) strcpy(before[i], mx_text(stat[i], "cpu.stat"));
  jl_hand_out(window);
  mx_until(jl_t0 + window);
  for (int i = 0; i < stats; i++) strcpy(after[i], mx_text(stat[i], "cpu.stat"));
  if (write(on, "0", 1) != 1) perror("tracing_on");
  for (int i = 0; i < processes; i++) kill(pid[i], SIGKILL);
  for (int i = 0; i < processes; i++) waitpid(pid[i], 0, 0);
  printf("run %lu %lu %lu\n", jl_t0, offset, window);
  for (int i = 0; i < stats; i++) printf("stat %s %s | %s\n", stat[i], before[i], after[i]);
  for (int i = 0; i < jl_rows; i++) {
    jl_row *r = &jl_row_of[i];
    if (r->kind == 'h') continue;
    printf("jobs %s", r->group);
    for (jl_job *j = &jl->job[r->first]; j < &jl->job[r->first + r->count]; j++)
      printf(" %ld", j->done_ns && j->done_ns <= window ? (long)(j->done_ns / 1000 - j->at_us) : -1l);
    printf("\n");
  }
  return 0;
}
static int jl_else(int argc, char **argv) { return argc > 1 && !strcmp(argv[1], "jobs") ? jl_main(argc, argv) : jl_next(argc, argv); }
